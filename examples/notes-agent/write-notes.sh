mkdir -p notes

cat > notes/2025-06-02-call-with-printer.md <<'NOTE'
Call with the printer. Flyers cost 240 for 500 copies, 310 for 1000.
They need the final PDF by Friday. Mara sends it.
NOTE

cat > notes/2025-06-03-team-lunch.md <<'NOTE'
Lunch on the 12th at 12:30, table for six. Jon books.
Ask Priya whether she eats fish.
NOTE

cat > notes/2025-06-05-website-ideas.md <<'NOTE'
Start page is too long. Move the prices to their own page.
Mara wants a photo of the workshop. Jon has a camera.
NOTE

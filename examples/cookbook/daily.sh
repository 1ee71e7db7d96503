# A scheduled job starts with a short PATH and in the home folder.
# Put the folder that "which saiki" shows here.
PATH="/usr/local/bin:$PATH"
cd "$HOME/notes"

today=$(date +%F)
answer=$(saiki --agent ./agent.yml --new-session "daily-$today" \
  "Sum up these notes in five lines, after the word SUMMARY and a colon.
$(cat ./*.md)")

case "$answer" in
  *SUMMARY:*) printf '%s\n' "$answer" > "summary-$today.txt" ;;
  *) echo "no summary on $today, see the log" >&2; exit 1 ;;
esac

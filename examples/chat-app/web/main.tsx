import { createRoot } from 'react-dom/client';
import { Chat } from './Chat';

// One conversation for each tab; it survives a reload of the page.
const sessionId = sessionStorage.getItem('session') ?? crypto.randomUUID();
sessionStorage.setItem('session', sessionId);

const place = document.getElementById('chat');
if (place) createRoot(place).render(<Chat sessionId={sessionId} />);

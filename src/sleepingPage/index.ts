// What a page does until React is there. A program of its own, beside React's bundle: `plugins/sleeping-page` makes it.
import './cleanAddress';
import './fetchAhead';
import './heldClicks';
import './systemColorMode';
import './wake';

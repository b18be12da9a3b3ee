// All styles of the page. The colours of the houses are made from the palette of the pictures.
import './palette.css';
import './base.css';
import './stage.css';
import './board.css';
import './bar.css';
import './portrait.css';
import './tile.css';
import './crowd.css';
import './adventure-table.css';
import './hand.css';
import './kinds.css';
import './prompt.css';
import './automation.css';
import './drag.css';
import './sheet.css';
import './dialog.css';
import './curtain.css';
import './rule.css';
import './bidding.css';
import './motion.css';
import './brief.css';
import './tablet.css';
import './phone.css';
import './low.css';
import './replay.css';
import { houseRules } from './houses.ts';

// Not as an element: a server that says what the page may load allows no styles but those of files.
const sheet = new CSSStyleSheet();
sheet.replaceSync(houseRules());
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

// All styles of the page. The colours of the houses come from the palette that the pictures use too.
import { palette } from '../art/palette.ts';
import './base.css';
import './stage.css';
import './board.css';
import './bar.css';
import './portrait.css';
import './tile.css';
import './adventure-table.css';
import './hand.css';
import './prompt.css';
import './sheet.css';
import './dialog.css';
import './curtain.css';
import './rule.css';
import './bidding.css';
import './motion.css';
import './phone.css';
import './low.css';

const rules = Object.entries(palette).map(
  ([house, { accent, banner }]) => `.house-${house}{--accent:${accent};--banner:${banner}}`,
);
const style = document.createElement('style');
style.textContent = rules.join('');
document.head.append(style);

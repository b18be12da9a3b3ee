// Level 4: searches as the seer does, and looks for what it learnt from games instead of what people thought of.
import { seerFrom } from '../seer/seerBot.ts';
import { prospectFrom } from './prospect.ts';

export const learnedBot = seerFrom('learned', prospectFrom);

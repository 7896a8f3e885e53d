import './welcome.part.ts';
import './finished-pages.part.ts';
import './recommend.part.ts';
import './winner-tipps.part.ts';
import { runProduct } from './running.ts';

runProduct({ instant: Date.parse('2024-06-12T10:00:00Z'), players: 12, mails: true });

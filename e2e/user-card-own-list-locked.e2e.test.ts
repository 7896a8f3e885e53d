import './user-card.part.ts';
import './own-list.part.ts';
import './locked.part.ts';
import { runProduct } from './running.ts';

runProduct({ instant: Date.parse('2024-06-19T16:00:00Z'), players: 40 });

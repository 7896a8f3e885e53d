import './feed.part.ts';
import './moderation.part.ts';
import { runProduct } from './running.ts';

runProduct({ instant: Date.parse('2024-06-19T15:30:00Z'), players: 12 });

import './pages.part.ts';
import './bonus.part.ts';
import { runProduct } from './running.ts';

runProduct({ instant: Date.parse('2024-06-19T14:00:00Z'), players: 12 });

import './account.part.ts';
import './mail-links.part.ts';
import './profile.part.ts';
import './profile-picture.part.ts';
import './leaving.part.ts';
import './firefox.part.ts';
import { runProduct } from './running.ts';

runProduct({ instant: Date.parse('2024-06-19T16:00:00Z'), players: 12, mails: true });

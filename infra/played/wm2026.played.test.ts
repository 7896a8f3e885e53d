import { playWhole } from './whole-tournament.ts';

playWhole('wm2026', { champion: 'ESP', seed: 2026 });

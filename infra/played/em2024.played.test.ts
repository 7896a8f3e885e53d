import { playWhole } from './whole-tournament.ts';

playWhole('em2024', { champion: 'ESP', seed: 2024 });

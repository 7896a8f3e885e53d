import { playWhole } from './whole-tournament.ts';

playWhole('wm2022', { champion: 'ARG', seed: 2022 });

/** How much people expect of a team, 0 for an average one; only to make the demo's tipps believable. */
const strengths: Record<string, number> = {
  ARG: 0.5,
  BRA: 0.5,
  FRA: 0.5,
  ENG: 0.45,
  ESP: 0.45,
  GER: 0.4,
  POR: 0.4,
  NED: 0.35,
  BEL: 0.3,
  ITA: 0.3,
  CRO: 0.2,
  URU: 0.15,
  DEN: 0.15,
  SUI: 0.1,
  AUT: 0.1,
  TUR: 0.05,
  UKR: 0.05,
  MAR: 0.05,
  SCO: -0.15,
  HUN: -0.05,
  ROU: -0.1,
  SVK: -0.1,
  SVN: -0.1,
  ALB: -0.2,
  GEO: -0.3,
  QAT: -0.35,
  KSA: -0.3,
  CRC: -0.25,
};

export function strengthOf(code: string): number {
  return strengths[code] ?? 0;
}

import type { Faker } from '@faker-js/faker';
import type { SeedUser } from '@tippspiel/user/seed';

const DAY_MS = 24 * 3600_000;

/** The towns of the demo's players, with their postal codes; some more often than others. */
const places: [city: string, zipCode: string, country: string][] = [
  ['Köln', '50667', 'Deutschland'],
  ['Hamburg', '20095', 'Deutschland'],
  ['Berlin', '10115', 'Deutschland'],
  ['München', '80331', 'Deutschland'],
  ['Dortmund', '44135', 'Deutschland'],
  ['Leipzig', '04109', 'Deutschland'],
  ['Gelsenkirchen', '45879', 'Deutschland'],
  ['Freiburg im Breisgau', '79098', 'Deutschland'],
  ['Mainz', '55116', 'Deutschland'],
  ['Bremen', '28195', 'Deutschland'],
  ['Kassel', '34117', 'Deutschland'],
  ['Stuttgart', '70173', 'Deutschland'],
  ['Rostock', '18055', 'Deutschland'],
  ['Nürnberg', '90402', 'Deutschland'],
  ['Garmisch-Partenkirchen', '82467', 'Deutschland'],
  ['Wien', '1010', 'Österreich'],
  ['Graz', '8010', 'Österreich'],
  ['Innsbruck', '6020', 'Österreich'],
  ['Zürich', '8001', 'Schweiz'],
  ['Basel', '4051', 'Schweiz'],
  ['Bozen', '39100', 'Italien'],
];
const clubs = [
  ...['', '', ''],
  ...'SV Grün-Weiß|Thekenmannschaft|FC Feierabend|TSV 1895|Kollegium Süd|Stammtisch'.split('|'),
];
const hobbies = [
  ...['', ''],
  ...'Fußball|Kochen|Wandern|Radfahren, Lesen|Musik|Garten|Reisen|Familie|Brettspiele'.split('|'),
];

export type Persona = SeedUser & { gender: 'f' | 'm' };

/**
 * Believable players, the two demo accounts first: the operator and 'spieler@example.org'.
 * @param count players all together, at least two
 * @param now the demo's instant: all have registered in the forty days before
 */
export function createPeople(faker: Faker, count: number, now: Date): Persona[] {
  const first = new Date(now.getTime() - 40 * DAY_MS);
  const demo: Persona[] = [
    person(faker, 'm', 'Tippspiel', 'Redaktion', 'admin@example.org', first, { isAdmin: true }),
    person(faker, 'f', 'Miriam', 'Brandt', 'spieler@example.org', first, {
      ...{ rankWelcome: 12, reminder: 12, goalAlert: 'TIPPS' as const },
    }),
  ];
  const dates = Array.from({ length: Math.max(0, count - demo.length) }, () =>
    faker.date.between({ from: first, to: now }),
  );
  dates.sort((a, b) => a.getTime() - b.getTime());
  const others = dates.map((dateActivated, index) => {
    const gender = faker.helpers.arrayElement(['f', 'm'] as const);
    const sex = gender === 'f' ? 'female' : 'male';
    const [firstname, lastname] = [faker.person.firstName(sex), faker.person.lastName()];
    const who = person(faker, gender, firstname, lastname, `spieler${index + 3}@example.org`, dateActivated);
    const recommended = index > 5 && faker.datatype.boolean({ probability: 0.15 });
    return recommended ? { ...who, recommendedByPosition: faker.number.int({ min: 1, max: index }) } : who;
  });
  return [...demo, ...others];
}

function person(
  faker: Faker,
  gender: 'f' | 'm',
  firstname: string,
  lastname: string,
  email: string,
  dateActivated: Date,
  more: Partial<Persona> = {},
): Persona {
  const [city, zipCode, country] = faker.helpers.arrayElement(places);
  return {
    gender,
    firstname,
    lastname,
    email,
    city,
    country,
    institution: faker.helpers.arrayElement(clubs),
    hobbies: faker.helpers.arrayElement(hobbies),
    age: faker.datatype.boolean({ probability: 0.6 }) ? String(faker.number.int({ min: 16, max: 74 })) : '',
    street: faker.location.streetAddress(),
    zipCode,
    dateActivated,
    ...more,
  };
}

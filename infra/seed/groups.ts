import type { Faker } from '@faker-js/faker';
import type { SeedGroup } from '@tippspiel/group/seed';

const names = [
  'Büro Süd',
  'Stammtisch Zum Goldenen Löwen',
  'Die Abseitsfalle',
  'Familie Brandt',
  'Lehrerzimmer',
  'FC Feierabend',
  'Nordkurve Kassel',
  'Elferschützen',
  'WG Waldstraße',
  'Kreisliga-Legenden',
];
const PRIVATE_EVERY = 3;
/** Password of the demo's private groups, told in the README. */
const PASSWORD = 'anpfiff';

/** Ten groups of different size, every third one private; `player` is in the first and owns the fourth. */
export function createGroups(faker: Faker, userIds: number[], player: number): SeedGroup[] {
  const others = userIds.filter((id) => id !== player);
  return names.map((name, index) => {
    const members = faker.helpers.arrayElements(
      others,
      faker.number.int({ min: 4, max: Math.min(60, others.length) }),
    );
    const ownerId = index === 3 ? player : (members[0] as number);
    return {
      name,
      ownerId,
      memberIds: index === 0 ? [...members, player] : members,
      ...(index % PRIVATE_EVERY === 1 && { password: PASSWORD }),
    };
  });
}

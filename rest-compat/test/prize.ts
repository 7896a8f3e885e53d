import type { TestVisitor } from './visitor.ts';

type Wanted = { priceKind?: string; fromMatchId: number; toMatchId: number };

/** Makes a prize as an operator does. @returns its id */
export async function makePrize(admin: TestVisitor, wanted: Wanted): Promise<number> {
  const input = { id: 0, version: 0, name: 'Ein <Ball>', priceKind: 'Tagespreis', winnerCount: 1, ...wanted };
  const { body } = await admin.graphql(
    'mutation ($input: SavePriceInput!) { savePrice(input: $input) { price { id } } }',
    { input },
  );
  const data = body['data'] as { savePrice: { price: { id: number } } } | null | undefined;
  if (!data) throw new Error(`savePrice: ${JSON.stringify(body)}`);
  return data.savePrice.price.id;
}

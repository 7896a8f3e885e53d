import { screen, within } from '@testing-library/dom';

/** What stands in a section of the page, by its heading. */
export const section = (name: string) => within(screen.getByRole('region', { name }));

/** What stands in the dialog that is open, once it is. */
export const dialog = async () => within(await screen.findByRole('dialog'));

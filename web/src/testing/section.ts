import { screen, within } from '@testing-library/dom';

/** Queries within a section of the page, by its heading. */
export const section = (name: string) => within(screen.getByRole('region', { name }));

/** Queries within the open dialog, once there is one. */
export const dialog = async () => within(await screen.findByRole('dialog'));

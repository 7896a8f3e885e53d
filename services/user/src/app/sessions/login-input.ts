import { z } from 'zod';
import { email } from '../accounts/account-input.ts';
import { givenPassword } from '../passwords/given-password.ts';

export const loginInput = z.object({ email, password: givenPassword });

import bcrypt from 'bcryptjs';

/** The package, in the form that the lock expects. */
export const realBcrypt = {
  genSalt: async (cost: number): Promise<string> => bcrypt.genSalt(cost),
  hash: async (password: string, salt: string): Promise<string> =>
    bcrypt.hash(password, salt),
};

import {
  bcryptCost,
  sameSalt,
  getSalt,
  usableCost,
  usableHash,
} from '../../format/hash';
import {normalizePassword, passwordFault} from '../../format/password';

const SALT = '$2b$10$0123456789012345678901';
const HASH = `${SALT}${'x'.repeat(31)}`;

function getFault(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return (error as {readonly fault: string}).fault;
  }
}

describe('a hash', () => {
  it('is compared only if it has exactly 60 characters', () => {
    expect(usableHash(HASH)).toBe(true);
    expect(usableHash(HASH.slice(0, 59))).toBe(false);
    expect(usableHash(`${HASH}x`)).toBe(false);
    expect(usableHash(undefined)).toBe(false);
  });

  it.each([
    ['$2a$04$', 4],
    ['$2b$10$', 10],
    ['$2y$31$', 31],
  ])('made with %s has cost %d', (start, cost) => {
    expect(bcryptCost(start + HASH.slice(7))).toBe(cost);
  });

  it.each([
    ['', 'salt-version'],
    ['1b$10$', 'salt-version'],
    ['$1$10$', 'salt-version'],
    ['$2c$10$', 'salt-revision'],
    ['$2bb$10$', 'salt-revision'],
    ['$2$10$', 'salt-revision'],
    ['$2b', 'salt-revision'],
    ['$2b$x$', 'missing-rounds'],
    ['$2b$7$', 'missing-rounds'],
    ['$2b$03$', 'cost'],
    ['$2b$32$', 'cost'],
  ])('that begins with "%s" is rejected: %s', (start, fault) => {
    expect(getFault(() => bcryptCost(`${start}abc`))).toBe(fault);
  });

  it.each([
    ['in another revision', '$2a$10$0123456789012345678901'],
    ['at another cost', '$2b$11$0123456789012345678901'],
    // The characters 1 and z have the values 55 and 53, of which bcrypt reads the first two bits.
    ['with other unused bits', '$2b$10$012345678901234567890z'],
    ['in full', SALT],
  ])('has the same salt as one that is written %s', (_, salt) => {
    expect(sameSalt(HASH, salt)).toBe(true);
  });

  it.each(['$2b$10$012345678901234567890/', '$2b$10$1123456789012345678901'])(
    'has another salt than %s',
    (salt) => {
      expect(sameSalt(HASH, salt)).toBe(false);
    },
  );

  it('contains its salt, and so does a salt', () => {
    expect(getSalt(HASH)).toBe(SALT);
    expect(getSalt(SALT)).toBe(SALT);
  });

  it('has no salt of another length or with other characters', () => {
    expect(getFault(() => getSalt(SALT.slice(0, -1)))).toBe('salt-length');
    expect(getFault(() => getSalt(`${SALT.slice(0, -1)}*`))).toBe(
      'salt-length',
    );
  });

  it.each([
    [3, false],
    [4, true],
    [31, true],
    [32, false],
    [10.5, false],
    [Number.NaN, false],
  ])('can cost %d: %s', (cost, usable) => {
    expect(usableCost(cost)).toBe(usable);
  });
});

describe('a password', () => {
  it('has at least one character and at most 72 bytes', () => {
    expect(passwordFault('')).toBe('password-empty');
    expect(passwordFault('x'.repeat(72))).toBeUndefined();
    expect(passwordFault('x'.repeat(73))).toBe('password-too-long');
  });

  it('is measured in bytes, not characters', () => {
    expect(passwordFault('🗝'.repeat(18))).toBeUndefined();
    expect(passwordFault(`${'🗝'.repeat(18)}x`)).toBe('password-too-long');
  });

  it('is the same however its accents were typed', () => {
    expect(normalizePassword('re\u0301union')).toBe('r\u00e9union');
  });
});

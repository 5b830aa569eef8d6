import { describe, expect, it } from 'vitest';
import type { User } from '../../../contract/accounts/accounts.ts';
import { profileChanges } from './profile-changes.ts';

const user = { name: 'Amelia Hart', phoneNumber: '07700 900123' } as User;

describe('what a profile form changes', () => {
  it('is nothing when nothing differs', () => {
    expect(profileChanges(user, { name: 'Amelia Hart', phoneNumber: '07700 900123' })).toEqual({});
    expect(profileChanges({ ...user, phoneNumber: null }, { name: 'Amelia Hart', phoneNumber: '' })).toEqual({});
  });

  it('is the one field that differs', () => {
    expect(profileChanges(user, { name: 'Amelia Hart', phoneNumber: '07700 900456' })).toEqual({
      phoneNumber: '07700 900456',
    });
    expect(profileChanges(user, { name: 'Amy Hart', phoneNumber: '07700 900123' })).toEqual({ name: 'Amy Hart' });
  });

  it('leaves alone what the form does not name', () => {
    expect(profileChanges(user, { name: 'Amy Hart' })).toEqual({ name: 'Amy Hart' });
  });

  it('takes an emptied phone away', () => {
    expect(profileChanges(user, { name: 'Amelia Hart', phoneNumber: '' })).toEqual({ phoneNumber: null });
  });
});

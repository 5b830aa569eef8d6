import type { ProfileInput, User } from '../../../contract/accounts/accounts.ts';

/** The fields that differ from the user's; a phone number of null removes it (specification section 5, "Profile"). */
export function profileChanges(user: User, { name, phoneNumber }: ProfileInput): ProfileInput {
  const phone = phoneNumber || null;
  return {
    ...(name !== undefined && name !== user.name && { name }),
    ...(phoneNumber !== undefined && phone !== (user.phoneNumber || null) && { phoneNumber: phone }),
  };
}

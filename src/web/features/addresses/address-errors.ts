import { addressInput } from '../../../contract/accounts/addresses.ts';
import { type AddressFields, type AddressInputName, addressInputOf } from './address-fields.ts';

/** By input, the key of its message in the section `fields`. */
export type AddressErrors = Partial<Record<AddressInputName, string>>;

/** The errors by the contract's schema; empty if the address may be sent. In a file of its own, as the schema is large. */
export function addressErrors(fields: AddressFields): AddressErrors {
  const issues = addressInput.safeParse(addressInputOf(fields)).error?.issues ?? [];
  const errors: AddressErrors = {};
  for (const { path, message } of issues) errors[path[0] as AddressInputName] ??= message;
  return errors;
}

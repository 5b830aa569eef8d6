import type { SignInProvider } from '../../../domain/people/sign-in-providers.ts';
import type { Flag, Instant, TenantColumn } from './columns.ts';

/** What a restaurant's staff find a customer by: each key may be given in part, from its beginning. */
export interface CustomerKeys {
  name_key: string;
  last_name_key: string;
  /** '' for nobody's address (RFC 2606). */
  email_key: string;
  /** The number's digits from the last one on: people say the last ones. */
  phone_key: string;
  /** Whose it is, whatever stands in the address (`mailboxKey`); ''. */
  mailbox_key: string;
}

export interface UsersTable {
  id: string;
  name: string;
  /**
   * A guest is a customer without a password, of one restaurant (`registered_with`), who can't sign in. A key's user is the other system
   * that acts by it at that restaurant.
   */
  kind: 'customer' | 'guest' | 'key';
  /** As typed. A customer's is unique by `email_key` (`emailKey`); a guest's key is no address (`guests.repo.ts`). */
  email: string;
  email_key: string;
  /** '': there is no password. */
  password_hash: string;
  phone_number: string | null;
  avatar_url: string | null;
  /** The language last used; e-mails are written in it. */
  language: string;
  created_at: Instant;
  /** The restaurant at which the account was made; null: not known, as of old accounts. */
  registered_with: string | null;
  /** The edition of that restaurant's own terms that was accepted; null: it had none. */
  terms_version: number | null;
  /** When a letter or a provider proved that the address is the holder's; null: it was only typed. */
  email_proved_at: Instant | null;
  /** A guest's contact as it is compared (`emailKey`, `phoneKey`); null: not given, or not a guest. */
  contact_email_key: string | null;
  contact_phone_key: string | null;
}

export interface AddressesTable {
  user_id: string;
  id: string;
  label: string;
  street: string;
  city: string;
  postal_code: string;
  country: string;
  note: string | null;
  place_id: string | null;
  latitude: number | null;
  longitude: number | null;
  /** 1 on at most one address per user. */
  is_default: Flag;
  created_at: Instant;
}

/** A session: one sign-in at one restaurant, with its family of refresh tokens. */
export interface SessionsTable {
  id: string;
  restaurant_id: string;
  user_id: string;
  /** SHA-256 of the current refresh token; `previous_hash` of the one before it. */
  token_hash: string;
  previous_hash: string | null;
  rotated_at: Instant;
  expires_at: Instant;
  created_at: Instant;
}

/** Refresh tokens that were replaced: using one again ends its family. */
export interface SpentTokensTable {
  token_hash: string;
  session_id: string;
  spent_at: Instant;
}

export interface PasswordResetsTable {
  token_hash: string;
  user_id: string;
  restaurant_id: string;
  expires_at: Instant;
}

/** Who an account is at a provider: one account for each of its subjects, and one subject for each account. */
export interface IdentitiesTable {
  provider: SignInProvider;
  /** The provider's own name for the person, which never changes. */
  subject: string;
  user_id: string;
  /** As the provider told it, to be shown to the holder; null: it told none. */
  email: string | null;
  created_at: Instant;
}

/** A sign-in with a provider, from the button until its restaurant has taken what came back (decision 204). */
export interface SignInsUnderWayTable extends TenantColumn {
  state_hash: string;
  provider: SignInProvider;
  /** Where it began, and where it comes back to. */
  origin: string;
  /** The page that was wanted, of that origin; null: none. */
  redirect: string | null;
  /** SHA-256 of the cookie of the browser in which it began. */
  browser_hash: string;
  nonce: string;
  /** For PKCE. */
  verifier: string;
  /** The account that the provider is to be connected with; null: this signs in. */
  user_id: string | null;
  /** SHA-256 of the code with which it comes back; null: the provider has not answered yet. */
  code_hash: string | null;
  /** JSON (`SignInOutcome`); null: not known yet. */
  outcome: string | null;
  expires_at: Instant;
}

/** Counts of password guesses and of invitations. `key` is a hash, so that the table holds no account or address in clear. */
export interface AttemptsTable {
  key: string;
  count: number;
  ends_at: Instant;
}

export interface StaffTable extends TenantColumn {
  user_id: string;
  role: string;
  /** The Monday of which they were last mailed the week's figures, by the restaurant's calendar; null: they do not want them. */
  told_monday: string | null;
}

/** Invitations to work at a restaurant: one per address, which a newer one replaces. */
export interface InvitationsTable extends TenantColumn {
  id: string;
  /** As in the invited account, else as typed. Unique at the restaurant by `email_key` (`emailKey`). */
  email: string;
  email_key: string;
  role: string;
  token_hash: string;
  /** The owner who invites. The invitation holds only as long as they are one. */
  invited_by: string;
  /** The invitation's letter in the outbox, which may have been deleted since. */
  mail_id: string;
  state: 'open' | 'accepted' | 'withdrawn';
  expires_at: Instant;
}

/** Codes mailed to addresses that guests ordered with. The code itself is not kept (`claim-code.ts`). */
export interface OrderClaimsTable extends TenantColumn {
  id: string;
  guest_id: string;
  email: string;
  email_key: string;
  /** How many more codes may be tried. */
  tries_left: number;
  expires_at: Instant;
}

export interface FavoritesTable extends TenantColumn {
  user_id: string;
  product_id: string;
  created_at: Instant;
}

/** A restaurant's book of customers: who ordered there. */
export interface CustomersTable extends TenantColumn, CustomerKeys {
  user_id: string;
  /** As told with the last order. */
  phone: string;
  last_order_at: Instant;
  /** What staff noted; '': nothing. */
  note: string;
}

/** By what staff found a customer before their last order, which named somebody else: a guest is a browser. */
export interface CustomerAliasesTable extends TenantColumn, CustomerKeys {
  user_id: string;
}

/** Numbers and addresses from which a restaurant takes no orders online. */
export interface BlocksTable extends TenantColumn {
  /** `phoneBlock`, `emailBlock`. */
  hash: string;
  kind: 'phone' | 'email';
  hint: string;
  reason: string;
  created_at: Instant;
}

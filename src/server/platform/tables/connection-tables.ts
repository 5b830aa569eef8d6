import type { KeyScope } from '../../../domain/people/key-scopes.ts';
import type { Instant, JsonOf, TenantColumn } from './columns.ts';

/** A key by which another system acts at the restaurant. Its name is that of the user with its id, who outlives it. */
export interface KeysTable extends TenantColumn {
  id: string;
  /** SHA-256 of the secret. */
  token_hash: string;
  /** How the secret begins. */
  hint: string;
  scopes: JsonOf<KeyScope[]>;
  created_at: Instant;
  /** When it was last used, to within a minute; null: never. */
  seen_at: Instant | null;
}

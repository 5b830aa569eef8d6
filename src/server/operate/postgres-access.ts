import pg from 'pg';

/** Values of `ssl` in a `DATABASE_URL`, and of `sslmode`, that PostgreSQL's own programs call otherwise. */
const SSL_MODES: Record<string, string> = {
  true: 'require',
  1: 'require',
  false: 'disable',
  0: 'disable',
  'no-verify': 'require',
};

/** Parameters of a `DATABASE_URL` that decide which server answers and how it is trusted, and their variables. */
const VARIABLES: Record<string, string> = {
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  sslnegotiation: 'PGSSLNEGOTIATION',
  options: 'PGOPTIONS',
};

/**
 * What makes PostgreSQL's own programs reach the database that the server reaches by this `DATABASE_URL`: the same library reads it. As
 * environment variables, because other users of the machine can read command lines.
 */
export function postgresAccess(url: string): NodeJS.ProcessEnv {
  const { host, port, user, database, password } = new pg.Client({ connectionString: url });
  const asked = parametersOf(url);
  const sslmode = asked.get('sslmode') ?? asked.get('ssl');
  return {
    PGHOST: host,
    PGPORT: String(port),
    ...(database && { PGDATABASE: database }),
    ...(user && { PGUSER: user }),
    ...(password && { PGPASSWORD: password }),
    ...(sslmode && { PGSSLMODE: SSL_MODES[sslmode] ?? sslmode }),
    ...Object.fromEntries([...asked].flatMap(([name, value]) => (VARIABLES[name] ? [[VARIABLES[name], value]] : []))),
  };
}

/** The part after the "?"; an address without a host, which `pg` accepts, is no URL that could be asked for it. */
function parametersOf(url: string): URLSearchParams {
  return new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '');
}

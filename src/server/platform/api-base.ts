/** Where the API begins on every host. */
export const API_BASE = '/api/v1';

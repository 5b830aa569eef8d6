import type { App } from '../platform/app.ts';
import type { Services } from '../services.ts';

export async function addressesRoutes(_app: App, _services: Services): Promise<void> {}

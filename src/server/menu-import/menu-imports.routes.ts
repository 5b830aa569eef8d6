import type { FastifyInstance } from 'fastify';
import { separatorOf } from '../../contract/csv.ts';
import * as endpoints from '../../contract/endpoints/menu-imports.ts';
import { MENU_FILES } from '../../contract/staff/staff-menu-imports.ts';
import { signedIn } from '../accounts/authenticate.ts';
import { takeFiles } from '../pictures/take-files.ts';
import { uploadsAtOnce } from '../pictures/uploads-at-once.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { applyImport } from './apply-import.ts';
import { draftImport, listImports, readImport } from './draft-import.ts';
import { readFetches } from './fetch-pictures.ts';
import { menuImportsRefusals } from './menu-imports.refusals.ts';
import { readMenuTerms } from './menu-terms.ts';
import { writeTable } from './table/write-table.ts';
import { writeTemplate } from './table/write-template.ts';
import { takeBackImport } from './take-back-import.ts';

/** The route that takes a file with a menu; its body is the file itself. */
export async function menuFilesRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const takePlace = uploadsAtOnce(menuImportsRefusals.menu_files_busy);
  const { menu_file_too_heavy: tooHeavy, menu_file_type_unsupported: unsupported } = menuImportsRefusals;
  takeFiles(app, { ...MENU_FILES, tooHeavy, unsupported });

  route(
    endpoints.draftMenuImport,
    async ({ tenant, query: { fileName, codes }, body: data, language }) => {
      const areCodesUsual = codes === 'usual';
      const menuImport = await draftImport(services, { tenant, data, fileName, areCodesUsual, language });
      return { data: { menuImport } };
    },
    { onRequest: takePlace },
  );
}

/** Routes on which owners and managers see what a file would change, do it, and take it back. */
export async function menuImportsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);

  route(endpoints.listMenuImports, async ({ tenant }) => {
    const now = services.clock();
    const asked = { restaurantId: tenant.id, language: tenant.contentLanguage, now };
    const pictures = await readFetches(services.db, asked);
    return { data: { menuImports: await listImports(services, tenant.id), ...(pictures && { pictures }) } };
  });

  route(endpoints.getMenuImport, async ({ tenant, params, language }) => ({
    data: { menuImport: await readImport(services, { tenant, id: params.id, language }) },
  }));

  route(endpoints.changeMenuImport, async (request) => {
    const { tenant, params, body, language } = request;
    const { userId } = signedIn(request);
    const { state, ...applying } = body;
    const act = { tenant, userId, id: params.id, language };
    const menuImport =
      state === 'applied'
        ? await applyImport(services, { ...act, ...applying, expectedVersion: applying.expectedVersion })
        : await takeBackImport(services, act);
    return { data: { menuImport } };
  });

  route(endpoints.getMenuTable, async ({ tenant, query, language }, reply) => {
    const { isTemplate, separator = separatorOf(language) } = query;
    const look = { language, separator };
    const table =
      isTemplate === 'true'
        ? writeTemplate(look)
        : writeTable(await readMenuTerms(services.db, tenant, services.clock()), look);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${tenant.slug}-menu.csv"`)
      .send(table);
  });
}

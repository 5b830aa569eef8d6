import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids } from '../../../tests/support/order-input.ts';
import { employ, userIdOf } from '../../../tests/support/people.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { silentLive } from '../live/live-orders.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { changeRole, dismiss as dismissMember } from './change-team.ts';

describe.each(dialects)('the restaurant’s people on %s', (dialect) => {
  let app: TestApp;
  let owner: string;
  let ownerId: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    owner = await hire(app, 'Owner', 'owner@example.test');
    ownerId = await userIdOf(app, owner);
  });
  afterEach(() => app.close());

  const role = (userId: string, to: string, token = owner) =>
    app.call({ method: 'PUT', url: `/staff/people/${userId}`, token, body: { role: to } });
  const dismiss = (userId: string, token = owner) =>
    app.call({ method: 'DELETE', url: `/staff/people/${userId}`, token });
  const people = async () => (await app.call({ url: '/staff/people', token: owner })).body.data.staff;

  it('rise and go; each step counts at once', async () => {
    const cook = await app.register('Cook@example.test');
    const cookId = await userIdOf(app, cook);
    const me = () => app.call({ url: '/staff/me', token: cook });
    expect((await me()).status).toBe(403);
    await employ(app, cookId);
    expect((await me()).body.data).toMatchObject({
      name: 'Ada Cook',
      permissions: ['orders', 'availability', 'rides'],
    });
    await role(cookId, 'Manager');
    expect((await me()).body.data.permissions).not.toContain('people');
    expect(await people()).toHaveLength(2);

    const ended: string[] = [];
    app.services.live = { ...silentLive, endStaff: (_restaurantId, userId) => ended.push(userId) };
    expect((await dismiss(cookId)).status).toBe(204);
    expect([(await me()).status, ended]).toEqual([403, [cookId]]);
    expect((await dismiss(cookId)).status).toBe(404);
    const audit = await app.services.db.selectFrom('audit_log').selectAll().execute();
    expect(audit.map(({ after }) => after && JSON.parse(after).role)).toEqual(['Manager', null]);
  });

  it('change without making the menu stale', async () => {
    const cookId = await userIdOf(app, await app.register('cook@example.test'));
    await employ(app, cookId);
    const revision = () => app.services.db.selectFrom('restaurants').select(['id', 'revision']).orderBy('id').execute();
    const before = await revision();
    expect((await role(cookId, 'Manager')).status).toBe(200);
    expect(await revision()).toEqual(before);
  });

  it('stay away once dismissed, also when another owner gives them a role at that moment', async () => {
    const secondOwner = await hire(app, 'Owner');
    const cookId = await userIdOf(app, await app.register('cook@example.test'));
    await employ(app, cookId);
    const [dismissed, promoted] = await Promise.all([dismiss(cookId), role(cookId, 'Manager', secondOwner)]);
    expect(dismissed.status).toBe(204);
    expect([200, 404]).toContain(promoted.status);
    expect(await people()).not.toContainEqual(expect.objectContaining({ userId: cookId }));
  });

  it('always have an owner, also when two dismiss each other', async () => {
    expect((await dismiss(ownerId)).body.code).toBe('last_owner');
    expect((await role(ownerId, 'Manager')).body.code).toBe('last_owner');
    const second = await hire(app, 'Owner');
    const secondId = await userIdOf(app, second);
    const answers = await Promise.all([dismiss(secondId, owner), dismiss(ownerId, second)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const owners = await app.services.db.selectFrom('staff').select('role').where('role', '=', 'Owner').execute();
    expect(owners).toHaveLength(1);
  });

  it('are changed by nobody who has ceased to be an owner since the request was let in', async () => {
    const cookId = await userIdOf(app, await hire(app, 'Staff'));
    const leavingId = await userIdOf(app, await hire(app, 'Owner'));
    await dismiss(leavingId);
    const staffing = { restaurantId: ids.restaurant, userId: leavingId };
    await expect(changeRole(app.services, staffing, { personId: cookId, role: 'Owner' })).rejects.toThrow(Refusal);
    await expect(dismissMember(app.services, staffing, cookId)).rejects.toThrow(Refusal);
    expect((await people()).map(({ role }: { role: string }) => role).sort()).toEqual(['Owner', 'Staff']);
  });
});

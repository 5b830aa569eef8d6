import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { once } from '../../../../../contract/endpoints/call.ts';
import { duplicateDish } from '../../../../../contract/endpoints/dishes.ts';
import type { StaffDishLine } from '../../../../../contract/staff/staff-menu-dishes.ts';
import { randomId } from '../../../../app/api/random-id.ts';
import { refusalText } from '../../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../../app/app-context.ts';
import { useStaff } from '../../../app/staff-context.ts';

/** Returns a function that copies a dish and opens the copy. */
export function useDuplicate(): (dish: StaffDishLine) => void {
  const t = useMessages('dish-copies');
  const saving = useMessages('editing');
  const { snackbar } = useApp();
  const { call } = useStaff();
  const navigate = useNavigate();
  /** The key of each copy that was not answered yet: another tap makes no other. */
  const keys = useRef(new Map<string, string>());

  return async ({ _id }) => {
    const key = keys.current.get(_id) ?? randomId();
    keys.current.set(_id, key);
    const answer = await call(duplicateDish, { params: { id: _id }, ...once(key), quiet: true });
    if (!answer.ok) return snackbar.show(refusalText(answer.failure) || saving('not_saved'), { tone: 'error' });
    keys.current.delete(_id);
    snackbar.show(t('copied'));
    await navigate(`/staff/menu/edit/dishes/${answer.data.data.product._id}`);
  };
}

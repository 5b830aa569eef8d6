import type { CheckoutMessage } from '../../../contract/ucp.ts';
import { itemObstacles } from '../../../domain/appraisal/lines.ts';
import { type Obstacle, type ObstacleCode, obstacle } from '../../../domain/appraisal/obstacles.ts';
import type { ItemProblem, RepricedItem } from '../../../domain/appraisal/reprice.ts';
import { servingTime } from '../../../domain/appraisal/serving.ts';
import { dateOfOrder, portionObstacles } from '../../../domain/appraisal/wanted-portions.ts';
import type { Language } from '../../../domain/languages.ts';
import { isServedAt } from '../../../domain/menu/serving-hours.ts';
import { obstacleText } from '../../orders/quote/refusal-for.ts';
import type { AppraisedCheckout } from './appraise-checkout.ts';

type Severity = NonNullable<CheckoutMessage['severity']>;

/** What stands in the way of single dishes, each with the path of what would have to change. */
export function lineMessages(found: AppraisedCheckout, language: Language): CheckoutMessage[] {
  const { appraisal, facts, asked } = found;
  const told = (each: Obstacle, code: string, path: string, severity: Severity = 'recoverable'): CheckoutMessage => ({
    type: 'error',
    code,
    path,
    content: obstacleText(each, appraisal, { language, now: facts.now }),
    severity,
  });
  const date = dateOfOrder(asked, appraisal.settings.schedule, facts.now);
  return appraisal.items.flatMap((item, index) => {
    const line = `$.line_items[${index}]`;
    const [problem] = itemObstacles([item]);
    const portions = date === null ? [] : portionObstacles([item], facts, date);
    const unserved = unservedObstacle(item, found);
    const age = ageObstacle(item);
    return [
      ...(problem ? [told(problem, codeOf(problem, item, found, index), line + partOf(item, found, index))] : []),
      ...portions.map((each) => told(each, 'out_of_stock', `${line}.dish`)),
      ...(unserved ? [told(unserved, 'item_unavailable', `${line}.dish`)] : []),
      ...(age ? [told(age, 'age_verification_required', line, 'requires_buyer_input')] : []),
    ];
  });
}

const CODES: Partial<Record<ObstacleCode, string>> = {
  option_required: 'missing',
  option_limit: 'invalid',
};

/** What is on the menu and sold out may come back; what is not on it does not. */
function codeOf({ code }: Obstacle, item: RepricedItem, found: AppraisedCheckout, index: number): string {
  if (code === 'option_unavailable') return codeOfOption(item, found, index);
  return CODES[code] ?? (item.problems[0]?.kind === 'unavailable' ? 'out_of_stock' : 'item_unavailable');
}

/** An option that can be had, but not so often, or not with the others, is chosen wrongly. */
function codeOfOption(item: RepricedItem, found: AppraisedCheckout, index: number): string {
  const dish = found.input.line_items[index]?.dish;
  const gone = dish?.modifications?.[goneAt(item, found, index)];
  const values = found.content.productsById.get(dish?.id ?? '')?.options.flatMap((group) => group.values) ?? [];
  const value = values.find(({ _id }) => _id === gone?.id);
  if (!value) return 'item_unavailable';
  return value.isAvailable ? 'invalid' : 'out_of_stock';
}

/** Which of the modifications was not taken, or not as often as was sent; -1: all were. */
function goneAt({ options }: RepricedItem, { input }: AppraisedCheckout, index: number): number {
  const sent = input.line_items[index]?.dish.modifications ?? [];
  return sent.findIndex(({ id, quantity = 1 }) => options.filter(({ valueId }) => valueId === id).length < quantity);
}

const OF_OPTIONS: readonly ItemProblem['kind'][] = ['option_gone', 'option_required', 'option_limit'];

/** What of a line it is about: its deal, one of the dish's modifications, what is missing or too much among them, or the dish itself. */
function partOf(item: RepricedItem, found: AppraisedCheckout, index: number): string {
  const [problem] = item.problems;
  if (problem?.kind === 'deal_gone') return '.deal';
  if (!problem || !OF_OPTIONS.includes(problem.kind)) return '.dish';
  const gone = problem.kind === 'option_gone' ? goneAt(item, found, index) : -1;
  return gone < 0 ? '.dish.modifications' : `.dish.modifications[${gone}]`;
}

/** What is not served at the time of the order. */
function unservedObstacle(
  { served, shown }: RepricedItem,
  { asked, appraisal, facts }: AppraisedCheckout,
): Obstacle | null {
  const told = appraisal.obstacles.find(({ code }) => code === 'not_served_then');
  if (!told || !served) return null;
  const at = servingTime(asked, { time: appraisal.time, isRefused: false, now: facts.now });
  if (at === null || isServedAt(served, at, appraisal.settings.schedule.timezone)) return null;
  return { ...told, values: { products: shown?.name ?? '' } };
}

function ageObstacle({ declared }: RepricedItem): Obstacle | null {
  const age = Math.max(0, ...declared.map(({ minimumAge }) => minimumAge ?? 0));
  return age > 0 ? obstacle('age_not_confirmed', { values: { age } }) : null;
}

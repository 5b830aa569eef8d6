import {
  PASSWORD_RULES,
  PASSWORD_STRENGTHS,
  passwordChecklist,
  passwordStrength,
} from '../../../domain/people/password.ts';
import { useMessages } from '../../app/app-context.ts';
import { Icon } from '../../ui/signs/icon.tsx';
import styles from './password-strength.module.css';

const STRENGTH_KEYS = {
  None: 'strength_none',
  Weak: 'strength_weak',
  Medium: 'strength_medium',
  Good: 'strength_good',
  Strong: 'strength_strong',
} as const;

const RULE_KEYS = { length: 'rule_length', number: 'rule_number', special: 'rule_special' } as const;

/** How strong a new password is, and what it still lacks (specification section 2, "Register"). */
export function PasswordMeter({ password }: { password: string }) {
  const t = useMessages('auth');
  const strength = passwordStrength(password);
  const level = PASSWORD_STRENGTHS.indexOf(strength);
  const met = passwordChecklist(password);
  return (
    <div className={styles.widget}>
      <div className={styles.meter} data-level={level} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <div className={styles.words}>
        <p role="status">
          <span className="muted">{`${t('strength')} `}</span>
          <b>{t(STRENGTH_KEYS[strength])}</b>
        </p>
        <ul className={styles.rules}>
          {PASSWORD_RULES.map((rule) => (
            <li key={rule} data-met={met[rule] || undefined}>
              <Icon name={met[rule] ? 'check' : 'x'} />
              <span>{t(RULE_KEYS[rule])}</span>
              <span className="visually-hidden">{` (${t(met[rule] ? 'rule_met' : 'rule_missing')})`}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

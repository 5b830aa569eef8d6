import { Link } from 'react-router';
import { useMessages } from '../../app/app-context.ts';

/** Placeholders for the links, whose place in the sentence depends on the language. */
const [TERMS, PRIVACY] = ['<terms>', '<privacy>'];

interface TermsTextProps {
  target?: '_blank';
  sentence?: 'accept_terms' | 'account_terms';
}

/** "I accept the Terms & Conditions and the Privacy Policy", with links; `_blank` where the app has no such pages of its own. */
export function TermsText({ target, sentence = 'accept_terms' }: TermsTextProps) {
  const t = useMessages('auth');
  return t(sentence, { terms: TERMS, privacy: PRIVACY })
    .split(/(<terms>|<privacy>)/)
    .map((part) => {
      if (part === TERMS)
        return (
          <Link key={part} to="/terms" {...(target && { target })}>
            {t('terms')}
          </Link>
        );
      if (part === PRIVACY)
        return (
          <Link key={part} to="/privacy" {...(target && { target })}>
            {t('privacy')}
          </Link>
        );
      return <span key={part}>{part}</span>;
    });
}

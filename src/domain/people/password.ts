/** The rules for new passwords at registration and reset, in the order of the checklist (specification section 2, "Register"). */
export const PASSWORD_RULES = ['length', 'number', 'special'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

export const PASSWORD_STRENGTHS = ['None', 'Weak', 'Medium', 'Good', 'Strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

/** Minimum length of the password in each form (specification section 9). A reset is as strict as registration. */
export const PASSWORD_MIN_LENGTH = { login: 6, change: 6, register: 8 } as const;
export const PASSWORD_DIGIT = /\d/;
/** A special character: no letter of any alphabet, no digit, no blank. */
export const PASSWORD_SPECIAL = /[^\p{L}\p{N}\s]/u;

/** Strength by the number of conditions met: length 6, 8 and 10, a digit, a special character (specification section 2). */
export function passwordStrength(password: string): PasswordStrength {
  const conditions = [
    password.length >= 6,
    password.length >= 8,
    password.length >= 10,
    PASSWORD_DIGIT.test(password),
    PASSWORD_SPECIAL.test(password),
  ];
  return BY_CONDITIONS_MET[conditions.filter(Boolean).length] ?? 'None';
}

/** Which rules a new password meets. */
export function passwordChecklist(password: string): Record<PasswordRule, boolean> {
  return {
    length: password.length >= PASSWORD_MIN_LENGTH.register,
    number: PASSWORD_DIGIT.test(password),
    special: PASSWORD_SPECIAL.test(password),
  };
}

// Good begins at four: three conditions never satisfy registration, so calling them good would mislead.
const BY_CONDITIONS_MET: readonly PasswordStrength[] = ['None', 'Weak', 'Medium', 'Medium', 'Good', 'Strong'];

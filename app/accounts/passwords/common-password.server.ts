import { dictionary } from "@zxcvbn-ts/language-common";

const known = new Set<string>(dictionary["passwords-common"]);

/** Also the person's own name and email address. */
export function isCommonPassword(
  password: string,
  { firstName, lastName, email }: { firstName: string; lastName: string; email: string },
): boolean {
  const plain = password.toLowerCase();
  if (known.has(plain) || new Set(plain).size <= 2) return true;
  const ownWords = [firstName, lastName, email, email.split("@")[0]!];
  return ownWords.some((word) => word.length > 2 && plain === word.toLowerCase());
}

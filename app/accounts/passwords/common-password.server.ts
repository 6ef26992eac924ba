import { dictionary } from "@zxcvbn-ts/language-common";

const known = new Set<string>(dictionary["passwords-common"]);

/** One of the fifty thousand most common passwords, or just the person's own name. */
export function isCommonPassword(password: string, ownWords: readonly string[] = []): boolean {
  const plain = password.toLowerCase();
  if (known.has(plain)) return true;
  if (new Set(plain).size <= 2) return true;
  return ownWords.some((word) => word.length > 2 && plain === word.toLowerCase());
}

/** A hundred thousand words, which take memory in every process and time at its start: loaded for the first password that is chosen. */
let known: ReadonlySet<string> | undefined;

async function loadKnown(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set([...dictionary["passwords-common"], ...dictionary["diceware-common"]]);
}

/** What is put before or after a word without making it hard to guess, as in "bread1" or "summer2024!". */
const mostAdded = 5;

/** Common words and passwords, the person's own name and email address: also with a few digits or signs added, and with digits for letters. */
export async function isCommonPassword(
  password: string,
  { firstName, lastName, email }: { firstName: string; lastName: string; email: string },
): Promise<boolean> {
  known ??= await loadKnown();
  const words = known;
  const plain = password.toLowerCase();
  const own = new Set(
    [firstName, lastName, email, email.split("@")[0]!]
      .filter((word) => word.length > 2)
      .map((word) => word.toLowerCase()),
  );
  return (
    new Set(plain).size <= 2 || guessesFor(plain).some((one) => words.has(one) || own.has(one))
  );
}

/** Constant in number, each made in one pass over the password. */
function guessesFor(plain: string): string[] {
  const letters = [...plain.matchAll(/\p{L}/gu)];
  const first = letters[0]?.index ?? 0;
  const end = (letters.at(-1)?.index ?? plain.length - 1) + 1;
  const trimmed = [plain, plain.slice(first), plain.slice(0, end), plain.slice(first, end)].filter(
    (one) => plain.length - one.length <= mostAdded,
  );
  return trimmed.flatMap((one) => [one, withLetters(one, "i"), withLetters(one, "l")]);
}

const letterFor: Record<string, string> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

const withLetters = (text: string, one: "i" | "l"): string =>
  text.replace(/[013457@$!|]/g, (sign) => letterFor[sign] ?? one);

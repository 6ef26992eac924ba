/** Stripe's test cards and test bank accounts, and their effects. No other number is accepted. */
export type CardBehaviour = "pays" | "fails-at-renewal" | "authenticates";
export type Decline = "declined" | "insufficient-funds" | "expired-card" | "wrong-cvc";
export type DebitBehaviour = "succeeds-later" | "fails-later";

export interface TestCard {
  number: string;
  label: string;
  outcome: CardBehaviour | Decline;
}

export const testCards: TestCard[] = [
  { number: "4242424242424242", label: "Pays", outcome: "pays" },
  { number: "4000002500003155", label: "Asks for 3-D Secure", outcome: "authenticates" },
  { number: "4000000000000341", label: "Pays now, fails at renewal", outcome: "fails-at-renewal" },
  { number: "4000000000000002", label: "Declined", outcome: "declined" },
  { number: "4000000000009995", label: "Insufficient funds", outcome: "insufficient-funds" },
  { number: "4000000000000069", label: "Expired card", outcome: "expired-card" },
  { number: "4000000000000127", label: "Wrong CVC", outcome: "wrong-cvc" },
];

export interface TestBankAccount {
  number: string;
  label: string;
  outcome: DebitBehaviour;
}

export const testBankAccounts: TestBankAccount[] = [
  { number: "900123456789", label: "Succeeds after a few seconds", outcome: "succeeds-later" },
  { number: "900222222227", label: "Fails after a few seconds", outcome: "fails-later" },
];

export const declineMessages: Record<Decline, string> = {
  declined: "Your card was declined.",
  "insufficient-funds": "Your card has insufficient funds. Try a different card.",
  "expired-card": "Your card is expired. Try a different card.",
  "wrong-cvc": "Your card’s security code is incorrect.",
};

const digits = (text: string): string => text.replace(/[\s-]/g, "");

export const findTestCard = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === digits(number));

export const findTestBankAccount = (number: string): TestBankAccount | undefined =>
  testBankAccounts.find((account) => account.number === digits(number));

export const isDecline = (outcome: TestCard["outcome"]): outcome is Decline =>
  Object.hasOwn(declineMessages, outcome);

export const groupDigits = (number: string): string => number.replace(/(\d{4})(?=\d)/g, "$1 ");

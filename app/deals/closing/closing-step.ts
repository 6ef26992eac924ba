/** What is left to do until the closing: who does it, with whom, and by when. Both sides add, date and tick. */
import type { CountryCode } from "#app/shared/places.ts";
import {
  type Condition,
  type ConditionKind,
  conditionLabels,
  type Professional,
} from "#app/deals/offers/offer.ts";

export const stepOwners = ["buyer", "seller", "both"] as const;
export type StepOwner = (typeof stepOwners)[number];

export const stepOwnerLabels: Record<StepOwner, string> = {
  buyer: "Buyer",
  seller: "Seller",
  both: "Both",
};

export const professionalLabels: Record<Professional, string> = {
  lawyer: "Lawyer",
  accountant: "Accountant",
  lender: "Lender",
  landlord: "Landlord",
  licences: "Licensing office",
  escrow: "Escrow holder",
};

export const maxLabel = 200;
export const maxSteps = 60;

export interface NewStep {
  label: string;
  owner: StepOwner;
  professional: Professional | null;
  dueOn: string | null;
}

const step = (
  label: string,
  owner: StepOwner,
  professional: Professional | null = null,
): NewStep => ({ label, owner, professional, dueOn: null });

const first = [
  step("Sign the letter of intent", "both"),
  step("Agree on an escrow holder and pay the deposit", "buyer", "escrow"),
];

const ofConditions: Record<ConditionKind, Pick<NewStep, "owner" | "professional">> = {
  financing: { owner: "buyer", professional: "lender" },
  "due-diligence": { owner: "buyer", professional: "accountant" },
  lease: { owner: "both", professional: "landlord" },
  licences: { owner: "both", professional: "licences" },
  other: { owner: "both", professional: null },
};

const ofCountries: Record<CountryCode, readonly NewStep[]> = {
  CA: [
    step("Order searches for liens, taxes and lawsuits", "buyer", "lawyer"),
    step("Ask for clearance certificates for sales tax and payroll", "seller", "accountant"),
    step("Sign the GST/HST election, if the whole business is sold", "both", "accountant"),
  ],
  US: [
    step("Order UCC lien, tax and litigation searches", "buyer", "lawyer"),
    step(
      "Ask for a tax clearance or bulk sale notice where the state wants one",
      "seller",
      "lawyer",
    ),
    step("Agree on the purchase price allocation (IRS Form 8594)", "both", "accountant"),
  ],
  MX: [
    step("Order certificates of no liens and of good tax standing", "buyer", "lawyer"),
    step(
      "Give the notice of the sale, if the business is transferred as a whole",
      "seller",
      "lawyer",
    ),
    step("Have a notary or commercial broker prepare the transfer", "both", "lawyer"),
  ],
};

const last = [
  step("Draft and agree on the purchase agreement", "both", "lawyer"),
  step("Transfer licences, permits and insurance", "both", "licences"),
  step("Tell staff, suppliers and customers", "both"),
  step("Count the inventory", "both"),
  step("Sign at closing, pay, and hand over the keys", "both", "lawyer"),
];

export const planClosing = (country: CountryCode, conditions: readonly Condition[]): NewStep[] => [
  ...first,
  ...conditions.map(({ kind, text, by }) => ({
    ...ofConditions[kind],
    label: `Condition: ${conditionLabels[kind].toLowerCase()}${text && ` (${text})`}`.slice(
      0,
      maxLabel,
    ),
    dueOn: by,
  })),
  ...ofCountries[country],
  ...last,
];

const earlyDays = 3;

/** How many reminders are due by this day: three days before, and on the day. */
export function remindersDue(dueOn: string | null, today: string): 0 | 1 | 2 {
  if (!dueOn) return 0;
  const days = (Date.parse(dueOn) - Date.parse(today)) / 86_400_000;
  return days <= 0 ? 2 : days <= earlyDays ? 1 : 0;
}

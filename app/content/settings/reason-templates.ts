import { z } from "zod";
import { plainText } from "#app/shared/plain-text.ts";

export const templateKinds = ["listings", "brokers", "identities", "passports"] as const;
export type TemplateKind = (typeof templateKinds)[number];

export type ReasonTemplates = Record<TemplateKind, readonly string[]>;

export const isTemplateKind = (text: string | undefined): text is TemplateKind =>
  templateKinds.some((kind) => kind === text);

const template = z.string().min(1).max(1000, "Use at most 1,000 characters for each reason");
const templates = z.array(template).max(20, "Keep at most 20 reasons");

export const reasonTemplatesSchema = z.object({
  listings: templates,
  brokers: templates,
  identities: templates,
  passports: templates.default(() => [...defaultReasonTemplates.passports]),
});

export const reasonLinesSchema = z
  .string()
  .transform((text) =>
    plainText(text)
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  )
  .pipe(templates);

export const defaultReasonTemplates: ReasonTemplates = {
  listings: [
    "Some of the photos are used in another listing. Please use photos of your own business.",
    "The text is the same as in another listing. Please describe your business in your own words.",
    "The description does not say enough for buyers to understand the business. Please add what it does, how it earns money and what is included.",
    "The figures do not add up. Please check the asking price, revenue and cash flow.",
    "The listing names or shows contact details in its text. Please remove them: buyers reach you through the site.",
    "What is offered is not a business for sale, so we cannot publish it here.",
  ],
  brokers: [
    "We could not find this licence number in the public register. Please check it and apply again.",
    "The licence is registered to somebody else. Please apply with your own licence.",
    "The licence is not valid in the region you chose.",
  ],
  identities: [
    "We cannot read the picture. Please send a sharper one, in good light and with all four corners.",
    "The name on the document is not the name of your account. Please correct one of them and try again.",
    "The document has expired. Please send one that is valid.",
    "This is not an official document with a photo. Please send a passport, driver's licence or identity card.",
  ],
  passports: [
    "We cannot read the document. Please send a sharper picture or the original PDF.",
    "The document does not name you. Please send one that shows your name.",
    "The document does not show the range that you chose. Please choose the range that it shows.",
    "The document is older than three months. Please send a recent one.",
    "We cannot tell who issued the document. Please send one from a bank, a broker or an accountant.",
  ],
};

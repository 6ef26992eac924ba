import { Form } from "react-router";
import { consentTexts, senderText } from "#app/messages/alerts/consent.ts";
import type { Operator } from "#app/shared/brand.ts";
import { Honeypot } from "#app/ui/forms/honeypot.tsx";

/** In the footer of every page, where its ids must not meet those of the page's own forms. */
export const NewsletterBox = ({ page, operator }: { page: string; operator: Operator }) => (
  <Form method="post" action="/newsletter" className="flex flex-col gap-3">
    <label htmlFor="footer-email" className="text-sm font-semibold">
      Get the newsletter
    </label>
    <div className="flex flex-wrap gap-2">
      <input
        id="footer-email"
        name="email"
        type="email"
        autoComplete="email"
        required
        placeholder="Email address"
        className="control min-w-0 grow basis-44"
      />
      <button type="submit" className="btn btn-md btn-on-deep">
        Subscribe
      </button>
    </div>
    <label htmlFor="footer-consent" className="flex items-start gap-3 text-sm">
      <input
        id="footer-consent"
        type="checkbox"
        name="consent"
        value="yes"
        required
        className="tick"
      />
      {consentTexts.newsletter}
    </label>
    <p className="text-sm text-on-deep-2">{senderText(operator)}</p>
    <input type="hidden" name="page" value={page} />
    <Honeypot id="footer-company" />
  </Form>
);

import { useRouteLoaderData } from "react-router";

/** The contact route is below the business page and has its own loader. */
const contactRoute = "messages/inquiry/contact-page";

export interface ContactSummary {
  canContact: boolean;
  /** Measured, or else as the owner states. */
  replyTime: string | null;
}

export const useContactSummary = (): ContactSummary =>
  useRouteLoaderData<ContactSummary>(contactRoute) ?? { canContact: false, replyTime: null };

import { useRouteLoaderData } from "react-router";

/** The id of the contact route, which is below the page of a business and has its own loader. */
const contactRoute = "messages/inquiry/contact-page";

/** What the contact route tells the page around it. */
export interface ContactSummary {
  /** False where the form is replaced by a notice, such as for the owner. */
  canContact: boolean;
  /** The measured reply time, or else the one that the owner states. */
  replyTime: string | null;
}

export const useContactSummary = (): ContactSummary =>
  useRouteLoaderData<ContactSummary>(contactRoute) ?? { canContact: false, replyTime: null };

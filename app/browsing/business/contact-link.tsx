import { type ButtonSize, buttonClass } from "#app/ui/actions/button-style.ts";
import { useRouteLoaderData } from "react-router";

interface ContactLinkProps {
  size?: ButtonSize;
  className?: string;
}

export const ContactLink = ({ size = "md", className = "" }: ContactLinkProps) => (
  <a href="#contact" className={`${buttonClass("primary", size)} ${className}`}>
    Get in touch
  </a>
);

/** The contact route is below the business page and has its own loader. */
const contactRoute = "messages/inquiry/contact-page";

export const useCanContact = (): boolean =>
  useRouteLoaderData<{ canContact: boolean }>(contactRoute)?.canContact ?? false;

import { type ButtonSize, buttonClass } from "#app/ui/actions/button-style.ts";

interface ContactLinkProps {
  size?: ButtonSize;
  className?: string;
}

export const ContactLink = ({ size = "md", className = "" }: ContactLinkProps) => (
  <a href="#contact" className={`${buttonClass("primary", size)} ${className}`}>
    Get in touch
  </a>
);

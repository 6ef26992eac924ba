export const webhooksHref = "/account/security/webhooks";

export const webhookHref = (id: string): string => `${webhooksHref}/${id}`;

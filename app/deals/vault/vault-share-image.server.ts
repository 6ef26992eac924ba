import type { ShareImage } from "#app/platform/share-images/share-image.ts";

export const vaultShareRoot = "/share/vault";
export const vaultShareId = "all";

export const vaultShareImage: ShareImage = {
  eyebrow: "Confidential listings",
  title: "The M&A vault: businesses sold in confidence",
  figures: [],
  picture: null,
};

export const findVaultShareImage = async (id: string): Promise<ShareImage | null> =>
  id === vaultShareId ? vaultShareImage : null;

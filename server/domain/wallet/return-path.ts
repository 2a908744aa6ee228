/** The page that a payment company leads back to. It trusts only the order number (decision A8). */
export const returnPathOf = (orderNo: string): string =>
  `/pages/account/myWallet/depositResult?orderNo=${encodeURIComponent(orderNo)}`;

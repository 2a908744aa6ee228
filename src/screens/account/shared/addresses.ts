/** Pages of the account that screens link to (section 2; `devices` and `passkeys` are additions). */
export const changePasswordPath = '/pages/account/resetPassword';
export const devicesPath = '/pages/account/devices';
export const passkeysPath = '/pages/account/passkeys';
export const contactUsPath = '/pages/account/contactUs';

import type { CodePurpose } from '../../db/schema/access.js';
import type { Texts } from '../../locale.js';

/** The message that carries a code; {code} stands for it. */
export const CODE_TEXTS: Readonly<Record<CodePurpose, Texts>> = {
  register: {
    en_US: '{code} is your sign-up code. It works for 5 minutes. Tell it to nobody.',
    ms_MY: '{code} ialah kod pendaftaran anda. Sah selama 5 minit. Jangan beritahu sesiapa.',
    my_MM: '{code} သည် သင့်စာရင်းသွင်းကုဒ်ဖြစ်သည်။ 5 မိနစ်အတွင်း သုံးပါ။ မည်သူ့ကိုမျှ မပြောပါနှင့်။',
    th_TH: '{code} คือรหัสสมัครของคุณ ใช้ได้ 5 นาที อย่าบอกผู้อื่น',
    zh_CN: '{code} 是您的注册验证码，5 分钟内有效，请勿告诉他人。',
  },
  login: {
    en_US: '{code} is your login code. It works for 5 minutes. Tell it to nobody.',
    ms_MY: '{code} ialah kod log masuk anda. Sah selama 5 minit. Jangan beritahu sesiapa.',
    my_MM: '{code} သည် သင့်ဝင်ရောက်ရန်ကုဒ်ဖြစ်သည်။ 5 မိနစ်အတွင်း သုံးပါ။ မည်သူ့ကိုမျှ မပြောပါနှင့်။',
    th_TH: '{code} คือรหัสเข้าสู่ระบบของคุณ ใช้ได้ 5 นาที อย่าบอกผู้อื่น',
    zh_CN: '{code} 是您的登录验证码，5 分钟内有效，请勿告诉他人。',
  },
  reset: {
    en_US: '{code} is your code for a new password. It works for 5 minutes. Tell it to nobody.',
    ms_MY: '{code} ialah kod untuk kata laluan baharu anda. Sah selama 5 minit. Jangan beritahu sesiapa.',
    my_MM: '{code} သည် စကားဝှက်အသစ်အတွက် ကုဒ်ဖြစ်သည်။ 5 မိနစ်အတွင်း သုံးပါ။ မည်သူ့ကိုမျှ မပြောပါနှင့်။',
    th_TH: '{code} คือรหัสตั้งรหัสผ่านใหม่ของคุณ ใช้ได้ 5 นาที อย่าบอกผู้อื่น',
    zh_CN: '{code} 是您的重置密码验证码，5 分钟内有效，请勿告诉他人。',
  },
  changePhone: {
    en_US: '{code} is your code for a new phone number. It works for 5 minutes. Tell it to nobody.',
    ms_MY: '{code} ialah kod untuk nombor telefon baharu anda. Sah selama 5 minit. Jangan beritahu sesiapa.',
    my_MM: '{code} သည် ဖုန်းနံပါတ်အသစ်အတွက် ကုဒ်ဖြစ်သည်။ 5 မိနစ်အတွင်း သုံးပါ။ မည်သူ့ကိုမျှ မပြောပါနှင့်။',
    th_TH: '{code} คือรหัสเปลี่ยนหมายเลขโทรศัพท์ของคุณ ใช้ได้ 5 นาที อย่าบอกผู้อื่น',
    zh_CN: '{code} 是您更换手机号的验证码，5 分钟内有效，请勿告诉他人。',
  },
  bindPhone: {
    en_US: '{code} is your code to add this phone to your account. It works for 5 minutes. Tell it to nobody.',
    ms_MY: '{code} ialah kod untuk menambah telefon ini pada akaun anda. Sah selama 5 minit. Jangan beritahu sesiapa.',
    my_MM: '{code} သည် ဤဖုန်းကို သင့်အကောင့်တွင် ထည့်ရန် ကုဒ်ဖြစ်သည်။ 5 မိနစ်အတွင်း သုံးပါ။ မည်သူ့ကိုမျှ မပြောပါနှင့်။',
    th_TH: '{code} คือรหัสเพิ่มหมายเลขนี้ในบัญชีของคุณ ใช้ได้ 5 นาที อย่าบอกผู้อื่น',
    zh_CN: '{code} 是您绑定此手机号的验证码，5 分钟内有效，请勿告诉他人。',
  },
};

/** Sent instead of a code to a phone without an account, so that both take as long and only its holder learns it. */
export const NO_ACCOUNT_TEXT: Texts = {
  en_US: 'No account has this phone number yet. You can sign up with it.',
  ms_MY: 'Belum ada akaun dengan nombor telefon ini. Anda boleh mendaftar.',
  my_MM: 'ဤဖုန်းနံပါတ်ဖြင့် အကောင့်မရှိသေးပါ။ စာရင်းသွင်းနိုင်ပါသည်။',
  th_TH: 'ยังไม่มีบัญชีที่ใช้หมายเลขนี้ คุณสมัครด้วยหมายเลขนี้ได้',
  zh_CN: '该手机号尚未注册，您可以用它注册账户。',
};

//! Cube roots of the 32 interval middles from 1 to 2, times 1, 2 and 4, as bits of doubles.

/// Minus the reciprocal of each middle.
#[rustfmt::skip]
pub(super) const RECIPROCALS: [u64; 32] = [
    0xbfef_81f8_1f81_f820, 0xbfee_9131_abf0_b767, 0xbfed_ae60_76b9_81db, 0xbfec_d856_8903_9b0b,
    0xbfec_0e07_0381_c0e0, 0xbfeb_4e81_b4e8_1b4f, 0xbfea_98ef_606a_63be, 0xbfe9_ec8e_9510_33d9,
    0xbfe9_48b0_fcd6_e9e0, 0xbfe8_acb9_0f6b_f3aa, 0xbfe8_1818_1818_1818, 0xbfe7_8a4c_8178_a4c8,
    0xbfe7_02e0_5c0b_8170, 0xbfe6_8168_1681_6817, 0xbfe6_0581_6058_1606, 0xbfe5_8ed2_3081_58ed,
    0xbfe5_1d07_eae2_f815, 0xbfe4_afd6_a052_bf5b, 0xbfe4_46f8_6562_d9fb, 0xbfe3_e22c_bce4_a902,
    0xbfe3_8138_1381_3814, 0xbfe3_23e3_4a2b_10bf, 0xbfe2_c9fb_4d81_2ca0, 0xbfe2_7350_b881_2735,
    0xbfe2_1fb7_8121_fb78, 0xbfe1_cf06_ada2_811d, 0xbfe1_8118_1181_1812, 0xbfe1_35c8_1135_c811,
    0xbfe0_ecf5_6be6_9c90, 0xbfe0_a681_0a68_10a7, 0xbfe0_624d_d2f1_a9fc, 0xbfe0_2040_8102_0408,
];

/// The cube roots: 32 for each factor.
#[rustfmt::skip]
pub(super) const ROOTS: [u64; 96] = [
    0x3ff0_1539_221d_4c97, 0x3ff0_3f06_771a_2e33, 0x3ff0_6800_e629_d671, 0x3ff0_9032_8731_deb2,
    0x3ff0_b7a4_b1bd_64ac, 0x3ff0_de60_1024_fb87, 0x3ff1_046c_b059_7000, 0x3ff1_29d2_12a9_ba9b,
    0x3ff1_4e97_36cd_af38, 0x3ff1_72c2_a772_f507, 0x3ff1_965a_8480_01d3, 0x3ff1_b964_8c38_c55d,
    0x3ff1_dbe6_236a_0c45, 0x3ff1_fde4_5cbb_1f9f, 0x3ff2_1f63_ff40_9042, 0x3ff2_4069_8c67_46e5,
    0x3ff2_60f9_454b_b99b, 0x3ff2_8117_2f8e_7073, 0x3ff2_a0c7_19b4_b6d0, 0x3ff2_c00c_9f22_63ec,
    0x3ff2_deeb_2bb7_fb78, 0x3ff2_fd65_ff1e_fbbc, 0x3ff3_1b80_2fcc_f6a2, 0x3ff3_393c_adc5_0708,
    0x3ff3_569e_451e_4c2a, 0x3ff3_73a7_a055_4cde, 0x3ff3_905b_4a6d_76ce, 0x3ff3_acbb_b0e7_56b6,
    0x3ff3_c8cb_258f_a340, 0x3ff3_e48b_e02a_c0ce, 0x3ff4_0000_0000_0000, 0x3ff4_1b29_8d47_800e,
    0x3ff4_4360_4b34_d9b2, 0x3ff4_780b_2090_6571, 0x3ff4_abac_3ee0_6706, 0x3ff4_de50_5da6_6b8d,
    0x3ff5_1003_420a_5c07, 0x3ff5_40cf_d6fd_11c1, 0x3ff5_70c0_4260_716b, 0x3ff5_9fdd_f7a4_5f38,
    0x3ff5_ce31_c835_39df, 0x3ff5_fbc3_f209_66a4, 0x3ff6_289c_2c8f_1b70, 0x3ff6_54c1_b431_6dcf,
    0x3ff6_803b_54a3_4e44, 0x3ff6_ab0f_7218_2659, 0x3ff6_d544_118c_08bc, 0x3ff6_fede_e038_8d4a,
    0x3ff7_27e5_3a4f_645e, 0x3ff7_505c_3110_4114, 0x3ff7_7848_904c_d549, 0x3ff7_9fae_e36b_2534,
    0x3ff7_c693_79f4_605b, 0x3ff7_ecfa_6bbc_a391, 0x3ff8_12e7_9cae_7eb9, 0x3ff8_385e_c043_c71d,
    0x3ff8_5d63_5cb4_1b9d, 0x3ff8_81f8_cde0_83db, 0x3ff8_a622_4802_b8a8, 0x3ff8_c9e2_da25_e5e4,
    0x3ff8_ed3d_706e_1010, 0x3ff9_1034_d632_b6df, 0x3ff9_32cb_b7f0_cf2d, 0x3ff9_5504_a517_bf3a,
    0x3ff9_87af_34f8_bb19, 0x3ff9_ca0a_8337_b317, 0x3ffa_0b17_09cc_13d5, 0x3ffa_4ae4_ce64_19ed,
    0x3ffa_8982_a556_7031, 0x3ffa_c6fe_500a_b570, 0x3ffb_0364_97a1_5a17, 0x3ffb_3ec1_6467_1755,
    0x3ffb_791f_d288_c46f, 0x3ffb_b28a_4469_3be4, 0x3ffb_eb0a_72eb_6e31, 0x3ffc_22a9_7bf5_f697,
    0x3ffc_596f_ef6a_f983, 0x3ffc_8f65_dac6_55a3, 0x3ffc_c492_d38c_e8d9, 0x3ffc_f8fe_00b1_9367,
    0x3ffd_2cae_230f_8709, 0x3ffd_5fa9_9d15_208f, 0x3ffd_91f6_79b6_e505, 0x3ffd_c39a_72bf_2302,
    0x3ffd_f49a_f68c_1570, 0x3ffe_24fd_2d4c_23b8, 0x3ffe_54c5_fdc5_ec73, 0x3ffe_83fa_11b8_1dbb,
    0x3ffe_b29d_d9db_af25, 0x3ffe_e0b5_9191_d374, 0x3fff_0e45_4245_e4bf, 0x3fff_3b50_c68a_9dd3,
    0x3fff_67db_ccf9_22dc, 0x3fff_93e9_dad7_a4a6, 0x3fff_bf7e_4e8c_c9cb, 0x3fff_ea9c_61e4_7cd3,
];

/// What the cube roots lack.
#[rustfmt::skip]
pub(super) const ROOT_TAILS: [u64; 96] = [
    0x3c76_ee36_f173_d5fa, 0x3c95_b62d_4505_5704, 0x3ca2_545b_51ee_3f07, 0x3c9c_65f4_a770_6e18,
    0x3c63_b83f_df10_25a1, 0x3ca6_7428_b8de_c2c5, 0x3ca1_823d_03e3_3ea6, 0x3ca2_41d3_a06e_6c52,
    0x3ca8_b4e1_efa7_e815, 0x3cad_eac4_4e75_4fd0, 0x3c71_cc82_3d7c_04c0, 0x3c95_3dc9_c264_f127,
    0x3c93_b5f7_34d5_c5a7, 0x3c73_66a3_b9a7_b902, 0x3caa_c888_6433_dd6c, 0x3c98_7a4c_4f40_1711,
    0x3c9f_ab9f_1bbe_943f, 0x3ca0_c4b5_fd6a_c93c, 0x3ca9_0835_766f_1035, 0x3ca0_9fd9_2ce1_3c95,
    0x3cad_c143_8418_c8d8, 0x3c8d_c87d_ff47_4261, 0x3c8f_8872_5cd7_83d3, 0x3cae_c35d_e7d0_c8aa,
    0x3ca3_943b_dba4_9538, 0x3ca9_2195_2b20_3947, 0x3c59_f556_afe6_f86c, 0x3caa_dc99_3195_a5f9,
    0x3ca4_1943_3d77_0e65, 0x3ca7_6b6e_a36b_97ea, 0x3bd4_6aaa_aaaa_aaab, 0x3c63_7d40_fee9_d063,
    0x3c89_f356_f514_c24e, 0x3c95_3f22_6700_30e9, 0x3cae_a671_a173_c1cf, 0x3c84_1d58_3fbc_c1dd,
    0x3c96_48f0_29b9_b818, 0x3ca1_a66d_ad20_2ab4, 0x3ca7_b07b_f2d6_b269, 0x3c83_6a36_017d_c4ad,
    0x3c8b_726b_d6b1_6f60, 0x3cab_fe18_c2bc_701d, 0x3c7e_799d_1dfe_451f, 0x3cad_df5a_7e7b_5452,
    0x3c73_4d90_ea15_c5e5, 0x3c8f_4cbb_a655_8f7b, 0x3c9d_473a_4f4d_361a, 0x3c87_e2d6_f06b_5ecf,
    0x3ca5_f6f5_dc49_b5f3, 0x3ca1_6024_0f5a_41f1, 0x3ca3_586c_c062_c2bc, 0x3ca0_c6a9_0df4_5d94,
    0x3ca2_703c_eef4_e10b, 0x3ca9_9f3e_7421_5c62, 0x3caf_a5ef_286f_88d2, 0x3c99_239e_b7d0_0b1f,
    0x3cab_c642_8ff8_e50c, 0x3ca3_3971_0a75_6b50, 0x3c38_9058_be93_d5dc, 0x3c8e_08ee_7b75_2d97,
    0x3c9a_2fed_0fff_0a3f, 0x3ca4_2034_37ea_c5df, 0x3ca3_5668_6c49_69df, 0x3ca0_82ae_f586_0fa5,
    0x3c62_cf11_99b3_22b6, 0x3c7a_c44e_933e_42d8, 0x3c97_5f68_0761_e377, 0x3c7c_5adf_4b70_4cc9,
    0x3ca0_f9ae_cb83_94dc, 0x3c91_58c1_3e08_f0f9, 0x3c9c_7516_cfa3_f556, 0x3c91_d9c1_f6cb_01cd,
    0x3c9d_a58f_e811_c1da, 0x3c2d_cd9d_ea90_36db, 0x3c80_15a8_b18f_ab04, 0x3cad_4c55_9231_6223,
    0x3c8c_6a0d_be29_1e10, 0x3c8c_615d_fc94_76ab, 0x3cac_e0d7_9b9b_ca75, 0x3ca4_614a_7ecc_4726,
    0x3cac_d427_3121_52ee, 0x3cac_1ba1_8119_60ca, 0x3c65_14ca_a557_fd24, 0x3ca7_12cc_f5cd_f826,
    0x3c9d_93a5_75cd_bea6, 0x3ca9_0aaf_f3f3_450c, 0x3c85_382f_071b_a369, 0x3ca8_7e97_cf26_ae90,
    0x3c86_da5c_7593_3097, 0x3ca6_1791_309c_2b19, 0x3ca4_4210_90d5_990b, 0x3c9a_5f49_f22a_c222,
    0x3cac_502e_0411_eef9, 0x3c93_d12a_8398_09ae, 0x3ca4_6c91_468a_4418, 0x3c9f_1c33_088a_fcdb,
];
